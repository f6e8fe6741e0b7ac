/** One kind of value that is stored sealed. */
interface SealedField {
  table: 'wellbeing_checks' | 'assessments' | 'mood_entries'
  column: string
  /** Where in the column's JSON the value is; null when the column holds the value alone. */
  path: string | null
}

/**
 * Every field of the database that holds a member's words or answers, by its name in `FieldPlace`.
 * Who adds such a field names it here: the rotation of data keys seals again what this says and
 * nothing else. A field's name is bound into its values and can never change.
 */
export const SEALED_FIELDS = {
  'morning_routine.motto': {
    table: 'wellbeing_checks',
    column: 'morning_routine',
    path: '$.motto',
  },
  'evening_routine.motto': {
    table: 'wellbeing_checks',
    column: 'evening_routine',
    path: '$.motto',
  },
  'daily_tasks.personal': {
    table: 'wellbeing_checks',
    column: 'daily_tasks',
    path: '$.personal',
  },
  'daily_tasks.occupational': {
    table: 'wellbeing_checks',
    column: 'daily_tasks',
    path: '$.occupational',
  },
  'daily_tasks.additional': {
    table: 'wellbeing_checks',
    column: 'daily_tasks',
    path: '$.additional',
  },
  answers: { table: 'assessments', column: 'answers', path: null },
  state: { table: 'mood_entries', column: 'state', path: null },
} as const satisfies Record<string, SealedField>

export type SealedFieldName = keyof typeof SEALED_FIELDS
export type SealedTable = SealedField['table']

/**
 * Where a sealed value lives. It is authenticated with the value, so none can be moved elsewhere.
 * Nothing can be sealed for a place that is not in the registry: the compiler sees to that.
 */
export interface FieldPlace {
  table: SealedTable
  row: string
  field: SealedFieldName
}

/**
 * The column that names a row in `FieldPlace`: the date where a member has one row a day (its id is
 * not known before it is saved), else the id. Unique together with the member.
 */
export const ROW_NAMES = {
  wellbeing_checks: 'date',
  assessments: 'date',
  mood_entries: 'id',
} as const satisfies Record<SealedTable, string>

export const SEALED_TABLES = Object.keys(ROW_NAMES) as SealedTable[]

/** The names of a table's sealed fields. */
export function sealedFieldsOf(table: SealedTable): SealedFieldName[] {
  const names = Object.keys(SEALED_FIELDS) as SealedFieldName[]
  return names.filter((name) => SEALED_FIELDS[name].table === table)
}

/** The place of a field in a row: the row's date or id, as `ROW_NAMES` says. */
export function placeOf(field: SealedFieldName, row: string): FieldPlace {
  return { table: SEALED_FIELDS[field].table, row, field }
}
