import { type Feature } from './features.ts'

/** A room of the burrow, as pages speak of it to those who have not been inside. */
export type Room = {
  path: string
  name: string
  /** What a member does there. */
  does: string
  /** False while it is still being dug: it is then spoken of, but not promised. */
  isOpen: boolean
}

/** One room for each feature that a plan can have or lack. */
export const rooms = {
  wellbeing: {
    path: '/wellbeing',
    name: 'Wellbeing',
    does: 'A questionnaire about the last week, a check-in of your day, a planner, and histories to look back on without judgement.',
    isOpen: true,
  },
  assistant: {
    path: '/emotional-assistant',
    name: 'Emotional Assistant',
    does: 'An hour a day to put into words what is on your mind, with a companion that listens and leads you through calming exercises.',
    isOpen: false,
  },
  journal: {
    path: '/journal',
    name: 'Journal',
    does: 'One page for each day, kept only where you choose to keep it.',
    isOpen: false,
  },
  meditation: {
    path: '/meditations',
    name: 'Meditations',
    does: 'One guided practice a day, five to twenty minutes long, with a timer that stays out of your way.',
    isOpen: false,
  },
  affirmations: {
    path: '/affirmations',
    name: 'Affirmations',
    does: 'A kind sentence for the morning, the middle of the day and the evening.',
    isOpen: true,
  },
  breathing: {
    path: '/breathing',
    name: 'Breathing',
    does: 'Six guided techniques, step by step, with a circle to breathe along with.',
    isOpen: true,
  },
  games: {
    path: '/brain-training',
    name: 'Brain Training',
    does: 'A Sudoku and a word puzzle each day, to give a busy mind one small thing to hold.',
    isOpen: false,
  },
} as const satisfies Record<Feature, Room>
