import { REGISTER_PATH } from '@foyer/sdk'

/** The address that a friend joins by: `https://lotus.example/m/register?referralCode=LOTUS10001` (VA-10). */
export const invitationLink = (origin: string, code: string): string =>
  `${origin}${REGISTER_PATH}?referralCode=${encodeURIComponent(code)}`
