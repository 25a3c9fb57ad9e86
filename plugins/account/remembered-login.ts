import type { Session, Site, Storage } from '@foyer/sdk'
import { clearRememberedLogin } from './clear-remembered-login.ts'
import { getKey, putKey } from './key-store.ts'
import { REMEMBERED_LOGIN } from './remembered-login-key.ts'
import { newEncryptionKey, encrypt, decrypt } from './encrypted-text.ts'

/** What is remembered of a login (EN-09), as it stands under the seal. */
export interface RememberedLogin {
  readonly username: string
  readonly password: string
  /** The only one: a code or an identity is good for one login (VA-07). */
  readonly type: 'username'
  readonly merchant: string
}

export interface RememberedLoginDeps {
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove' | 'degraded'>
  readonly site: Pick<Site, 'merchant' | 'status' | 'state'>
}

/**
 * Whether this browser can keep a login so that nobody reads it: not on plain http, nor where it keeps nothing of the site.
 * Some tell only when it comes to it: then `saveRememberedLogin` says so.
 */
export const canRemember = ({ storage }: Pick<RememberedLoginDeps, 'storage'>): boolean =>
  globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis && !storage.degraded.has('local')

/**
 * Remembers the login of the player whose session has just begun and who asked for it (EN-09), in place of any other. It is
 * sealed with a new key that the browser keeps and shows nobody, bound to the merchant. No date stands in it: what it is good
 * for the gateway knows, and a device's clock may be wrong.
 *
 * @returns whether it is remembered; if not, nothing is. A log-out meanwhile wins.
 */
export async function saveRememberedLogin(
  { username, password }: Pick<RememberedLogin, 'username' | 'password'>,
  deps: RememberedLoginDeps & { readonly session: Pick<Session, 'current'> },
): Promise<boolean> {
  const { storage, session } = deps
  clearRememberedLogin(deps)
  if (!canRemember(deps)) return false
  const merchant = merchantOf(deps.site)
  try {
    const key = await newEncryptionKey()
    await putKey(key)
    const login: RememberedLogin = { username, password, type: 'username', merchant }
    const encrypted = await encrypt(JSON.stringify(login), key, merchant)
    if (!session.current.get()) return false
    storage.set(REMEMBERED_LOGIN, recordOf(merchant, encrypted))
  } catch {
    return false
  }
  // Full: it stands in this page's memory only, which is not what the player was promised.
  if (!storage.degraded.has('local')) return true
  clearRememberedLogin(deps)
  return false
}

/**
 * The remembered login of this merchant. What cannot be read never will be, and is removed: another application's, another
 * version's, spoiled, or without its key. Rejects for nothing; where the key cannot be asked for just now there is no login
 * this time, and it stays.
 */
export async function loadRememberedLogin(deps: RememberedLoginDeps): Promise<RememberedLogin | undefined> {
  const { storage, site } = deps
  const record = storage.get(REMEMBERED_LOGIN)
  if (record === undefined) return undefined
  const merchant = merchantOf(site)
  const { owner, encrypted } = readRecord(record) ?? {}
  // The page was baked with a code that the gateway may yet correct.
  if (owner !== undefined && owner !== merchant && site.state.get() !== 'ready') return undefined
  let key: CryptoKey | undefined
  try {
    key = await getKey()
  } catch {
    return undefined
  }
  const login = key && encrypted && owner === merchant && (await decryptLogin(encrypted, key, merchant))
  if (login) return login
  // Another tab may have written anew meanwhile.
  if (storage.get(REMEMBERED_LOGIN) === record) clearRememberedLogin(deps)
  return undefined
}

/** The gateway's word for the merchant, as sessions have it. */
const merchantOf = ({ status, merchant }: RememberedLoginDeps['site']): string =>
  status.get()?.merchantCode ?? merchant.code

const recordOf = (merchant: string, encrypted: string): string => `1.${merchant}.${encrypted}`

function readRecord(record: string): { readonly owner: string; readonly encrypted: string } | undefined {
  const [, owner, encrypted] = /^1\.(.+)\.([\w+/]+=*)$/.exec(record) ?? []
  return owner && encrypted ? { owner, encrypted } : undefined
}

async function decryptLogin(
  encrypted: string,
  key: CryptoKey,
  merchant: string,
): Promise<RememberedLogin | undefined> {
  try {
    return parse(JSON.parse(await decrypt(encrypted, key, merchant)), merchant)
  } catch {
    return undefined
  }
}

function parse(decrypted: unknown, merchant: string): RememberedLogin | undefined {
  if (typeof decrypted !== 'object' || decrypted === null) return undefined
  const [username, password, type] = ['username', 'password', 'type'].map((name): unknown =>
    Reflect.get(decrypted, name),
  )
  if (typeof username !== 'string' || typeof password !== 'string' || type !== 'username') return undefined
  return { username, password, type, merchant }
}
