import type { Session, Site, Storage } from '@foyer/sdk'
import { decrypt, encrypt, getKey, newEncryptionKey, putKey } from './login-key.ts'
import { clearRememberedLogin, REMEMBERED_LOGIN } from './remembered-login-record.ts'

/** What is remembered of a login (EN-09), before encryption. */
export interface RememberedLogin {
  readonly username: string
  readonly password: string
  /** The only type: a code or an identity is valid for one login (VA-07). */
  readonly type: 'username'
  readonly merchant: string
}

interface RememberedLoginDeps {
  readonly storage: Pick<Storage, 'get' | 'set' | 'remove' | 'degraded'>
  readonly site: Pick<Site, 'merchant' | 'status' | 'state'>
}

/**
 * Whether this browser can store a login unreadably: not on plain http, nor without storage for
 * the site. Some browsers fail only on storing: then `saveRememberedLogin` returns false.
 */
export function canRemember({ storage }: Pick<RememberedLoginDeps, 'storage'>): boolean {
  try {
    return (
      globalThis.crypto?.subtle !== undefined && 'indexedDB' in globalThis && !storage.degraded.has('local')
    )
  } catch {
    // A setting of the browser may refuse even to tell.
    return false
  }
}

/**
 * Remembers the login of the player whose session has just begun and who asked for it (EN-09), in place of
 * any other. A new key, which the browser never exports, encrypts it and binds it to the merchant. It has no
 * date: the gateway knows how long it is valid, and a device's clock may be wrong.
 *
 * @returns whether it is remembered; if not, nothing is stored. A log-out in the meantime wins.
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
  // Storage is full: the record is in this page's memory only, which is not what the player was promised.
  if (!storage.degraded.has('local')) return true
  clearRememberedLogin(deps)
  return false
}

/**
 * The remembered login of this merchant. A record that cannot be read never will be, and is removed: another
 * application's, another version's, damaged, or without its key. If the key cannot be read at the moment,
 * there is no login this time and the record stays. Never rejects.
 */
export async function loadRememberedLogin(deps: RememberedLoginDeps): Promise<RememberedLogin | undefined> {
  const { storage, site } = deps
  const record = storage.get(REMEMBERED_LOGIN)
  if (record === undefined) return undefined
  const merchant = merchantOf(site)
  const { owner, encrypted } = readRecord(record) ?? {}
  // The page was baked with a merchant code that the gateway may still correct.
  if (owner !== undefined && owner !== merchant && site.state.get() !== 'ready') return undefined
  let key: CryptoKey | undefined
  try {
    key = await getKey()
  } catch {
    return undefined
  }
  const login = key && encrypted && owner === merchant && (await decryptLogin(encrypted, key, merchant))
  if (login) return login
  // Another tab may have written a new record in the meantime.
  if (storage.get(REMEMBERED_LOGIN) === record) clearRememberedLogin(deps)
  return undefined
}

/** The gateway's code of the merchant, as sessions have it. */
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
