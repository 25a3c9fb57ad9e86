import { defineEndpoint, type LanguageCode } from '@foyer/sdk'
import * as v from 'valibot'

/** Tells the gateway the member's language (CA-07). Its answer is not used. */
export const updateLanguage = defineEndpoint<{ readonly language: LanguageCode }>()({
  id: 'member.language',
  method: 'POST',
  path: '/wps/member/language',
  auth: 'required',
  response: v.unknown(),
})
