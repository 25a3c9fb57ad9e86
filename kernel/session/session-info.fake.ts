import type { SessionInfo } from '@foyer/sdk'

/** A member's session. */
export const linh: SessionInfo = {
  id: '7',
  token: 'tok-1',
  merchantCode: 'lotus01',
  userName: 'linh',
  type: 1,
  firstTimeLogin: false,
}
