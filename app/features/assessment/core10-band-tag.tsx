import { LevelTag } from '#app/ui/badge.tsx'
import type { Core10Band } from './core10.ts'

/** The interpretation of a score on its quiet colour. */
export const Core10BandTag = ({ band }: { band: Core10Band }) => (
  <LevelTag level={band.tone} wraps>
    {band.label}
  </LevelTag>
)
