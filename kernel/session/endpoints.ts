import { defineEndpoint } from '@foyer/sdk'
import { MEMBER_INFO_TIMEOUT_MS } from './constants.ts'
import { memberAnswer } from './member-info.ts'

/** CA-08: whose token this is. */
export const memberInfo = defineEndpoint()({
  id: 'kernel.member-info',
  method: 'GET',
  path: '/wps/member/info',
  auth: 'required',
  timeoutMs: MEMBER_INFO_TIMEOUT_MS,
  response: memberAnswer,
})
