/** The greeting of an hour (0 to 23): morning before 12, afternoon before 18, else evening (S1 §2). */
export const greetingAt = (hour: number): 'Good morning' | 'Good afternoon' | 'Good evening' => {
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The light of an hour (0 to 23), for the picture on the landing page. */
export const daypartAt = (hour: number): 'morning' | 'midday' | 'evening' | 'night' => {
  if (hour < 5 || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'midday' : 'evening'
}
