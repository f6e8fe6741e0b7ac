import { useRevalidator } from '@remix-run/react'
import { PageHeader } from '#app/ui/layout.tsx'
import { useMoodNoted } from './chosen-mood.tsx'
import { DeviceMoods } from './device-moods.tsx'
import { MoodLog } from './mood-log.tsx'
import type { MonthFrame, MoodMonth, NotedMood } from './mood-month.ts'

interface MoodPageProps {
  frame: MonthFrame
  /** What the server has of this month, under a consent; null when there is none. */
  stored: { month: MoodMonth; unreadable: number } | null
}

/** The mood log (decision 33): how it is now, and a month of how it was. */
export const MoodPage = ({ frame, stored }: MoodPageProps) => {
  const { revalidate } = useRevalidator()
  useMoodNoted(revalidate)
  const remove = async (mood: NotedMood) => {
    const { removeMood } = await import('./note-mood.client.ts')
    const isGone = await removeMood(mood, null)
    revalidate()
    return isGone
  }
  return (
    <>
      <PageHeader
        title="Mood"
        intro="How you are, in a word and a picture, as often as you like. There is no better or worse day here."
      />
      <div className="grid max-w-3xl gap-8">
        {stored ? (
          <MoodLog
            month={stored.month}
            frame={frame}
            unreadable={stored.unreadable}
            onRemove={remove}
          />
        ) : (
          <DeviceMoods frame={frame} />
        )}
      </div>
    </>
  )
}
