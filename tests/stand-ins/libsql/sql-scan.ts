/** One statement of an SQL text, as far as it can be told without the engine. */
export interface ScannedStatement {
  sql: string
  /** By position: a parameter's name with its sign, or null for a nameless one. */
  params: (string | null)[]
  /** Its bare words in small letters, in order. */
  words: string[]
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]|\?\d*|[:@$][A-Za-z_][\w$]*|[A-Za-z_][\w$]*|;|\s+|[\s\S]/g

class StatementBuilder {
  #text = ''
  #params: (string | null)[] = []
  #words: string[] = []
  #depth = 0

  /** A semicolon ends a statement, save inside the body of a trigger. */
  get endsAtSemicolon(): boolean {
    const isTrigger = this.#words[0] === 'create' && this.#words.slice(1, 3).includes('trigger')
    return !isTrigger || this.#depth === 0
  }

  add(token: string): void {
    this.#text += token
    if (/^[A-Za-z_]/.test(token)) this.#addWord(token.toLowerCase())
    else if (/^\?/.test(token)) this.#addPosition(token)
    else if (/^[:@$]./.test(token) && !this.#params.includes(token)) this.#params.push(token)
  }

  #addWord(word: string): void {
    this.#words.push(word)
    if (word === 'begin' || word === 'case') this.#depth += 1
    if (word === 'end') this.#depth -= 1
  }

  #addPosition(token: string): void {
    const length = token === '?' ? this.#params.length + 1 : Number(token.slice(1))
    while (this.#params.length < length) this.#params.push(null)
    if (token !== '?') this.#params[length - 1] = token
  }

  /** Nothing when there were only blanks and comments. */
  build(): ScannedStatement | null {
    const sql = this.#text.trim()
    const empty = sql.replace(/--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, '').trim() === ''
    return empty ? null : { sql, params: this.#params, words: this.#words }
  }
}

/** Cuts an SQL text into its statements. */
export function scanSql(text: string): ScannedStatement[] {
  const statements: ScannedStatement[] = []
  let builder = new StatementBuilder()
  const finish = () => {
    const statement = builder.build()
    if (statement) statements.push(statement)
    builder = new StatementBuilder()
  }
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === ';' && builder.endsAtSemicolon) finish()
    else builder.add(token)
  }
  finish()
  return statements
}
