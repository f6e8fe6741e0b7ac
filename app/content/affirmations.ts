/** The three parts of a day that have an affirmation of their own. */
export const AFFIRMATION_SLOTS = ['morning', 'lunch', 'evening'] as const
export type AffirmationSlot = (typeof AFFIRMATION_SLOTS)[number]

/**
 * Sixty sentences, twenty for each part of the day, written for Burrow. Each speaks of an effort, a
 * choice or a value, and none praises a trait: repeating strong praise of oneself made people with
 * low self-esteem feel worse (Wood, Perunovic and Lee 2009, Psychological Science 20(7):860–866).
 * None supposes a job, a family, good health or a good night.
 */
export const AFFIRMATIONS: Record<AffirmationSlot, readonly string[]> = {
  morning: [
    'I can take one small step.',
    'I can start slowly and still have started.',
    'I choose to speak to myself as I would to a friend.',
    'I can let this morning be simple.',
    'I am allowed to ask for help today.',
    'I can do the next thing, and then rest.',
    'I choose one thing that matters to me and give it a little time.',
    'I can feel unsure and still take care of one small thing.',
    'I can make a start before I feel ready.',
    'I can set down one thing that can wait for another day.',
    'I can meet this day one part at a time.',
    'Kindness matters to me, and I can include myself in it.',
    'I can begin today without settling yesterday first.',
    'I am willing to notice one thing that is all right as it is.',
    'I can decide what gets my effort this morning.',
    'I can go gently and still go.',
    'Whatever the night was like, I can take this morning as it comes.',
    'I can practise patience with myself, a little at a time.',
    'I can make room for what I feel and choose what I do.',
    'A small effort counts, and I can choose one.',
  ],
  lunch: [
    'I can pause here and take one slow breath.',
    'I can begin again from the middle of the day.',
    'I am allowed to stop for a moment without having earned it.',
    'I can give my attention to one thing at a time.',
    'I can leave something unfinished and come back to it.',
    'I choose to look after my body with something small, such as a drink of water.',
    'I can say no to one thing and yes to something that matters to me.',
    'I can change my plan for this afternoon.',
    'I can let the morning be over and look at what is here now.',
    'I can aim lower today and still do something worthwhile.',
    'I can treat a mistake as something to learn from.',
    'I can listen for a moment without needing to fix anything.',
    'Honesty matters to me, and I can be honest about how I feel.',
    'I can take the next hour on its own.',
    'I can do this at my own pace.',
    'I can thank myself for an effort, however small.',
    'I choose what I give my energy to, a little at a time.',
    'I can notice a worry and come back to what is in front of me.',
    'I can drop my shoulders, rest my eyes and carry on when I am ready.',
    'I can do one small kindness, for someone else or for me.',
  ],
  evening: [
    'I can let today be finished, as it is.',
    'I can put tomorrow down until tomorrow.',
    'I can rest while some things are not done.',
    'I can notice one thing I tried today.',
    'I can be gentle with myself about what did not work out.',
    'I choose to end the day with something quiet.',
    'An effort counts, whether or not anyone saw it.',
    'I can let a feeling be here without solving it tonight.',
    'Rest is something I need, and I am allowed to take it.',
    'I can look for one moment today that was all right, and keep it.',
    'I can make this evening a little softer for myself.',
    'I can leave words unsaid tonight and choose them tomorrow.',
    'What I care about still matters to me after a hard day.',
    'I can ask for company or for quiet, whichever I need.',
    'I can loosen my hands and let one worry wait.',
    'I can learn something from today without blaming myself for it.',
    'I have carried today this far, and I can set it down now.',
    'I can write a thought down, so that I need not hold it all night.',
    'I can do one small thing tonight that makes tomorrow easier.',
    'If sleep takes its time, I can still let my body rest.',
  ],
}
