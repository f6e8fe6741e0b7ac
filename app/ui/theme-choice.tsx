import { Monitor, Moon, Sun } from './icons.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { readTheme, type Theme, useDocumentSettings } from './document-settings.tsx'

const choices = [
  { theme: 'system', label: 'As the device', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const

const YEAR_SECONDS = 365 * 24 * 60 * 60

const applyTheme = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; Secure; SameSite=Lax`
}

/** Light, dark, or as the device has it. Kept in a cookie, so that the server draws it at once. */
export const ThemeChoice = () => {
  const [theme, setTheme] = useState(useDocumentSettings().theme)
  useEffect(() => setTheme(readTheme(document.documentElement.dataset.theme)), [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = readTheme(submitter?.getAttribute('value'))
    event.preventDefault()
    applyTheme(chosen)
    setTheme(chosen)
  }
  return (
    <form method="post" action="/theme" onSubmit={submit}>
      <fieldset className="flex rounded-full bg-line/60 p-0.5">
        <legend className="sr-only">Colours</legend>
        {choices.map(({ theme: value, label, Icon }) => (
          <button
            key={value}
            name="theme"
            value={value}
            aria-pressed={theme === value}
            title={label}
            className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-soft hover:text-ink aria-pressed:bg-card aria-pressed:text-ink"
          >
            <Icon size={20} aria-hidden="true" />
            <span className="sr-only">{label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
