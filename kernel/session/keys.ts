import { defineStorageKey, type SessionInfo } from '@foyer/sdk'
import { anyText } from '../storage/type-guards.ts'
import { parseSession } from './parse-session.ts'

/** The signed-in member (EN-01). */
export const SESSION_INFO = defineStorageKey<SessionInfo>({
  name: 'MC_SESSION_INFO',
  area: 'session',
  parse: parseSession,
})

/** `AUTO_LOGIN_OFF`: this tab no longer logs in automatically (EN-14, ST-32). */
export const AUTO_LOGIN = defineStorageKey<string>({
  name: 'autoLogin',
  area: 'session',
  format: 'text',
  parse: anyText,
})
export const AUTO_LOGIN_OFF = '0'
