import * as v from 'valibot'
import { emotionalStateIds } from './emotional-states.ts'

const Id = v.pipe(v.string('Please try again.'), v.uuid('Please try again.'))

/** `POST /mood`: `note` adds a mood (under an id of the device's own, so twice is once), `remove` takes one away. */
export const MoodForm = v.variant(
  'intent',
  [
    v.object({
      intent: v.literal('note'),
      id: v.optional(Id),
      state: v.picklist(emotionalStateIds, 'Please choose one of the seven.'),
    }),
    v.object({ intent: v.literal('remove'), id: Id }),
  ],
  'Please choose what to do.',
)
