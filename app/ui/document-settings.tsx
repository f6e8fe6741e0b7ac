import { createContext, useContext } from 'react'

/** What the document's frame needs and no loader should carry. */
export interface DocumentSettings {
  /** Empty in the browser, where the attribute cannot be read back. */
  nonce: string
  theme: Theme
}

export type Theme = 'system' | 'light' | 'dark'

const Settings = createContext<DocumentSettings>({ nonce: '', theme: 'system' })

export const DocumentSettingsProvider = Settings.Provider
export const useDocumentSettings = () => useContext(Settings)

const THEMES: readonly string[] = ['system', 'light', 'dark'] satisfies Theme[]

/** A theme's name as the document or a cookie has it; anything else is 'system'. */
export function readTheme(value: string | null | undefined): Theme {
  return value && THEMES.includes(value) ? (value as Theme) : 'system'
}
