import { defineEndpoint } from '@foyer/sdk'
import { MEMBER_INFO_TIMEOUT_MS } from './constants.ts'
import { memberAnswer } from './member-info.ts'

/** The member that a token belongs to (CA-08). */
export const memberInfo = defineEndpoint()({
  id: 'kernel.member-info',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'required',
  timeoutMs: MEMBER_INFO_TIMEOUT_MS,
  response: memberAnswer,
})
