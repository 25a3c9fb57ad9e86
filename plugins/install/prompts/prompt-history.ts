import { type Context, defineStorageKey, isRecord, type StorageKey } from '@foyer/sdk'
import { HOME_SCREEN_COUNT, HOME_SCREEN_DISMISSED } from '../shared/home-screen-keys.ts'
import { isPromptKey, type KeyedPrompt, type PromptKey } from './prompt.ts'
import type { PromptHistory } from './prompt-facts.ts'

type PluginStorage = Context['storage']
/** Whose history it is: a member of a merchant; `undefined`: a guest. */
type Owner = { readonly id: string; readonly merchantCode: string } | undefined

const GUEST = 'guest'
const nameOf = (owner: Owner): string => (owner ? `${owner.merchantCode}.${owner.id}` : GUEST)

/** What was closed in this session, by owner: it does not return until the next (ST-14). */
const CLOSED = defineStorageKey<Readonly<Record<string, readonly PromptKey[]>>>({
  name: 'install.prompts.closed',
  area: 'session',
  parse: (stored) =>
    isRecord(stored)
      ? Object.fromEntries(Object.entries(stored).map(([owner, keys]) => [owner, promptKeys(keys)]))
      : undefined,
})

/** When a prompt was shown last on this device, to whomever: epoch milliseconds. */
const LAST_AT = defineStorageKey<number>({
  name: 'install.prompts.last',
  area: 'local',
  parse: (stored) => (typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined),
})

type Past = Pick<PromptHistory, 'closes' | 'forced'>
const NO_PAST: Past = { closes: {}, forced: [] }

/** Close counts, and the persistent flags of forced prompts (ST-14), for each member apart. */
const pastKey = (owner: Owner): StorageKey<Past> =>
  defineStorageKey<Past>({ name: `install.prompts.past.${nameOf(owner)}`, area: 'local', parse: parsePast })

/** Reads what was shown before. What a guest has closed is closed for the member who then logs in. */
export function readHistory(storage: PluginStorage, owner: Owner): PromptHistory {
  const closed = storage.get(CLOSED) ?? {}
  return {
    closed: [
      ...new Set([
        ...(closed[GUEST] ?? []),
        ...(closed[nameOf(owner)] ?? []),
        ...(storage.get(HOME_SCREEN_DISMISSED) ? (['home_screen'] as const) : []),
      ]),
    ],
    ...(storage.get(pastKey(owner)) ?? NO_PAST),
    lastAt: storage.get(LAST_AT),
    homeScreenCount: storage.get(HOME_SCREEN_COUNT) ?? 0,
  }
}

/**
 * Stores that a prompt was shown, and closed or followed (ST-14): the session's flag, a count, for a forced one its
 * persistent flag, and the time.
 *
 * @param now - epoch milliseconds
 */
export function recordPrompt(
  storage: PluginStorage,
  owner: Owner,
  { key, forced }: Pick<KeyedPrompt, 'key' | 'forced'>,
  now: number,
): void {
  const closed = storage.get(CLOSED) ?? {}
  const name = nameOf(owner)
  storage.set(CLOSED, { ...closed, [name]: [...new Set([...(closed[name] ?? []), key])] })
  const past = storage.get(pastKey(owner)) ?? NO_PAST
  storage.set(pastKey(owner), {
    closes: { ...past.closes, [key]: (past.closes[key] ?? 0) + 1 },
    forced: forced ? [...new Set([...past.forced, key])] : past.forced,
  })
  storage.set(LAST_AT, now)
}

const promptKeys = (given: unknown): readonly PromptKey[] =>
  Array.isArray(given) ? given.filter(isPromptKey) : []

function parsePast(stored: unknown): Past | undefined {
  if (!isRecord(stored) || !isRecord(stored.closes)) return undefined
  const closes: { [key in PromptKey]?: number } = {}
  for (const [key, count] of Object.entries(stored.closes))
    if (isPromptKey(key) && Number.isSafeInteger(count) && Number(count) >= 0) closes[key] = Number(count)
  return { closes, forced: promptKeys(stored.forced) }
}
