import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  /** ms since epoch. */
  expiresAt: number
}

/** A cupboard for everything that the provider wants kept, gone when the process ends. */
export function memoryAdapters(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  const read = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.expiresAt > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const findBy = (model: string, field: 'uid' | 'userCode', value: string) => {
    for (const [key, { payload }] of entries) {
      if (key.startsWith(`${model}:`) && payload[field] === value) return read(key)
    }
    return undefined
  }

  return (model) => ({
    upsert: async (id, payload, expiresIn) => {
      const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY
      entries.set(`${model}:${id}`, { payload, expiresAt })
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, 'uid', uid),
    findByUserCode: async (userCode) => findBy(model, 'userCode', userCode),
    consume: async (id) => {
      const payload = read(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`)
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key)
      }
    },
  })
}
