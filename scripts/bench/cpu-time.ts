import { readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second for user space, whatever its own tick is. */
const TICK_MS = 10

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const list = readProc(`/proc/${pid}/task/${pid}/children`)
  return list.split(' ').filter(Boolean).map(Number)
}

/** CPU time of a process, its threads and all its descendants so far, in ms (user and system). */
export function cpuTime(pid: number): number {
  // The command's name may hold spaces and brackets, so the fields are counted from its last one.
  const fields = readProc(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  const own = (Number(fields[11]) + Number(fields[12])) * TICK_MS
  return childrenOf(pid).reduce((sum, child) => sum + cpuTime(child), own)
}

function readProc(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new Error(`CPU time is read from ${path}, which only Linux has.`, { cause })
  }
}
