import * as v from 'valibot'

/** A number or address, checked against its source on the reviewed date. */
const ContactSchema = v.object({
  /** Who answers. */
  service: v.string(),
  /** What the link says: what to do, and the number in full. */
  label: v.string(),
  /** `tel:`, `sms:` or an address of the service. */
  href: v.pipe(v.string(), v.regex(/^(tel:\d{3,12}|sms:\d{3,12}(\?&body=[A-Z]+)?|https:\/\/\S+)$/)),
  /** The service's own page that the number was checked against. */
  source: v.pipe(v.string(), v.url()),
  reviewed: v.pipe(v.string(), v.isoDate()),
})

const CrisisLineSchema = v.object({
  name: v.string(),
  /** When it answers, what it costs, whom it is for. */
  about: v.string(),
  /** For danger to life now. */
  emergency: v.boolean(),
  call: v.nullable(ContactSchema),
  /** The service's own, or the one in that country that answers texts. */
  text: v.nullable(ContactSchema),
  link: v.nullable(ContactSchema),
})

/** The shape of the whole list; the tests hold the list to it. */
export const CrisisRegionSchema = v.object({
  id: v.picklist(['uk', 'us', 'ca', 'au', 'ie', 'elsewhere']),
  name: v.string(),
  /** The name as a sentence has it: 'the United Kingdom'. */
  place: v.string(),
  lines: v.pipe(v.array(CrisisLineSchema), v.minLength(1)),
})

export type CrisisContact = v.InferOutput<typeof ContactSchema>
export type CrisisLine = v.InferOutput<typeof CrisisLineSchema>
export type CrisisRegion = v.InferOutput<typeof CrisisRegionSchema>
export type CrisisRegionId = CrisisRegion['id']

const call = (service: string, number: string, source: string, reviewed: string) => ({
  service,
  label: `Call ${number}`,
  href: `tel:${number.replaceAll(' ', '')}`,
  source,
  reviewed,
})

// Phones disagree on what introduces the words of a message; `?&body=` is read by all of them.
const text = (service: string, words: string, source: string, reviewed: string) => {
  const [, word, number = words] = /^(\S+) to (\S+)$/.exec(words) ?? []
  const href = `sms:${number.replaceAll(' ', '')}${word ? `?&body=${word}` : ''}`
  return { service, label: `Text ${words}`, href, source, reviewed }
}

const NHS_URGENT =
  'https://www.nhs.uk/nhs-services/mental-health-services/where-to-get-urgent-help-for-mental-health/'
const SHOUT = text('Shout', 'SHOUT to 85258', 'https://giveusashout.org/get-help/', '2026-11-21')
const LIFELINE_US = 'https://988lifeline.org/'
const TEXT_988 = text('988 Lifeline', '988', LIFELINE_US, '2026-11-21')
const TEXT_988_CANADA = text('9-8-8 Helpline', '988', 'https://988.ca/', '2026-11-21')
const LIFELINE_AUSTRALIA = 'https://www.lifeline.org.au/'
const TEXT_LIFELINE = text('Lifeline', '0477 13 11 14', LIFELINE_AUSTRALIA, '2026-11-21')

/** Where a person in crisis finds somebody to talk to. The order is the order of the page. */
export const CRISIS_REGIONS: readonly CrisisRegion[] = [
  {
    id: 'uk',
    name: 'United Kingdom',
    place: 'the United Kingdom',
    lines: [
      {
        name: 'Samaritans, or Shout by text',
        about: 'Free, day and night, every day. Somebody listens, whatever it is about.',
        emergency: false,
        call: call(
          'Samaritans',
          '116 123',
          'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
          '2026-11-21',
        ),
        text: SHOUT,
        link: null,
      },
      {
        name: 'CALM, or Shout by text',
        about: 'Free. CALM answers calls from 5 pm to midnight, Shout texts at any hour.',
        emergency: false,
        call: call(
          'CALM',
          '0800 58 58 58',
          'https://www.thecalmzone.net/get-support',
          '2026-11-21',
        ),
        text: SHOUT,
        link: null,
      },
      {
        name: 'NHS mental health crisis line',
        about: 'Call 111 and choose option 2. Free, day and night, in England, Scotland and Wales.',
        emergency: false,
        call: {
          ...call('NHS', '111', NHS_URGENT, '2026-11-21'),
          label: 'Call 111, then option 2',
        },
        text: SHOUT,
        link: null,
      },
      {
        name: 'Emergency',
        about:
          'When life is in danger now. Texts reach 999 from a phone that was registered before: text REGISTER to 999.',
        emergency: true,
        call: call('Emergency services', '999', NHS_URGENT, '2026-11-21'),
        text: text(
          'Emergency services',
          '999',
          'https://www.relayuk.bt.com/how-to-use-relay-uk/contact-999-using-relay-uk.html',
          '2026-11-21',
        ),
        link: null,
      },
    ],
  },
  {
    id: 'us',
    name: 'United States',
    place: 'the United States',
    lines: [
      {
        name: '988 Suicide & Crisis Lifeline',
        about: 'Free, day and night, every day. For any kind of crisis, yours or someone else’s.',
        emergency: false,
        call: call('988 Lifeline', '988', LIFELINE_US, '2026-11-21'),
        text: TEXT_988,
        link: null,
      },
      {
        name: 'Crisis Text Line',
        about: 'Free, day and night, every day. A trained volunteer texts with you.',
        emergency: false,
        call: null,
        text: text(
          'Crisis Text Line',
          'HOME to 741741',
          'https://www.crisistextline.org/',
          '2026-11-21',
        ),
        link: null,
      },
      {
        name: 'Emergency',
        about:
          'When life is in danger now. Texts reach 911 in many places; where they do not, a message tells you.',
        emergency: true,
        call: call('Emergency services', '911', 'https://www.911.gov/calling-911/', '2026-11-21'),
        text: text(
          'Emergency services',
          '911',
          'https://www.fcc.gov/consumers/guides/what-you-need-know-about-text-911',
          '2026-11-21',
        ),
        link: null,
      },
    ],
  },
  {
    id: 'ca',
    name: 'Canada',
    place: 'Canada',
    lines: [
      {
        name: '9-8-8 Suicide Crisis Helpline',
        about: 'Free, day and night, every day, in English and French.',
        emergency: false,
        call: call('9-8-8 Helpline', '988', 'https://988.ca/', '2026-11-21'),
        text: TEXT_988_CANADA,
        link: null,
      },
      {
        name: 'Emergency',
        about: 'When life is in danger now. If you cannot speak, text 988.',
        emergency: true,
        call: call('Emergency services', '911', 'https://988.ca/', '2026-11-21'),
        text: TEXT_988_CANADA,
        link: null,
      },
    ],
  },
  {
    id: 'au',
    name: 'Australia',
    place: 'Australia',
    lines: [
      {
        name: 'Lifeline',
        about: 'Day and night, every day. Trained people who listen, by phone or text.',
        emergency: false,
        call: call('Lifeline', '13 11 14', LIFELINE_AUSTRALIA, '2026-11-21'),
        text: TEXT_LIFELINE,
        link: null,
      },
      {
        name: 'Emergency',
        about: 'When life is in danger now. If you cannot speak, text Lifeline.',
        emergency: true,
        call: call('Emergency services', '000', 'https://www.triplezero.gov.au/', '2026-11-21'),
        text: TEXT_LIFELINE,
        link: null,
      },
    ],
  },
  {
    id: 'ie',
    name: 'Ireland',
    place: 'Ireland',
    lines: [
      {
        name: 'Samaritans, or 50808 by text',
        about: 'Free, day and night, every day. Somebody listens, whatever it is about.',
        emergency: false,
        call: call(
          'Samaritans',
          '116 123',
          'https://www.samaritans.org/ireland/how-we-can-help/contact-samaritan/',
          '2026-11-21',
        ),
        text: text(
          '50808',
          'HELLO to 50808',
          'https://www2.hse.ie/mental-health/services-support/supports-services/',
          '2026-11-21',
        ),
        link: null,
      },
      {
        name: 'Emergency',
        about:
          'When life is in danger now; 999 works as well. Texts reach 112 from a phone registered at 112.ie.',
        emergency: true,
        call: call('Emergency services', '112', 'https://www.112.ie/', '2026-11-21'),
        text: text('Emergency services', '112', 'https://www.112.ie/', '2026-11-21'),
        link: null,
      },
    ],
  },
  {
    id: 'elsewhere',
    name: 'Somewhere else',
    place: 'anywhere else',
    lines: [
      {
        name: 'Your local emergency number',
        about:
          'When life is in danger now. 112 works in many countries and from most mobile phones; if it does not, call the number you know.',
        emergency: true,
        call: call(
          'Emergency services',
          '112',
          'https://digital-strategy.ec.europa.eu/en/policies/112',
          '2026-11-21',
        ),
        text: null,
        link: {
          service: 'Find A Helpline',
          label: 'Find a line to text or chat with',
          href: 'https://findahelpline.com/',
          source: 'https://findahelpline.com/',
          reviewed: '2026-11-21',
        },
      },
    ],
  },
]
