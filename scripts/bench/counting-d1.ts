/** What was asked of the database. */
export interface Tally {
  /** Calls that waited for the database once: a batch, or a statement outside of one. */
  roundTrips: number
  rowsRead: number
}

type Binding = D1Database | D1DatabaseSession

/** The statement a counting one stands for; D1's own `batch` takes only its own statements. */
const originals = new WeakMap<object, D1PreparedStatement>()

/** A D1 binding that counts its round trips and rows read into `tally` and is otherwise the same. */
export function countingD1<B extends Binding>(binding: B, tally: Tally): B {
  return wrap(binding, {
    prepare: (sql: string) => countingStatement(binding.prepare(sql), sql, tally),
    async batch(statements: D1PreparedStatement[]) {
      tally.roundTrips += 1
      const results = await binding.batch(statements.map((one) => originals.get(one) ?? one))
      for (const { meta } of results) tally.rowsRead += meta.rows_read
      return results
    },
    ...('withSession' in binding && {
      withSession: (start?: string) => countingD1(binding.withSession(start), tally),
    }),
    exec() {
      throw new Error('exec() tells no rows read, so a page that uses it cannot be counted.')
    },
  })
}

function countingStatement(
  statement: D1PreparedStatement,
  sql: string,
  tally: Tally,
): D1PreparedStatement {
  const counted = async () => {
    tally.roundTrips += 1
    const result = await statement.all<Record<string, unknown>>()
    tally.rowsRead += result.meta.rows_read
    return result
  }
  const counting = wrap(statement, {
    bind: (...values: unknown[]) => countingStatement(statement.bind(...values), sql, tally),
    all: counted,
    run: counted,
    async first(column?: string) {
      const row = (await counted()).results[0]
      return row === undefined ? null : column === undefined ? row : row[column]
    },
    async raw(options?: { columnNames?: boolean }) {
      // raw() tells no rows read and all() merges columns of one name, so a read is done twice.
      if (!options?.columnNames && !/^\s*(select|with)\b/i.test(sql)) {
        return (await counted()).results.map((row) => Object.values(row))
      }
      await counted()
      return options?.columnNames ? statement.raw({ columnNames: true }) : statement.raw()
    },
  })
  originals.set(counting, statement)
  return counting
}

/** `target` with some of its methods replaced; the others keep their own `this`. */
function wrap<T extends object>(target: T, replaced: object): T {
  return new Proxy(target, {
    get(_, name) {
      const owner = Object.hasOwn(replaced, name) ? replaced : target
      const value: unknown = Reflect.get(owner, name)
      return typeof value === 'function' ? value.bind(owner) : value
    },
  })
}
