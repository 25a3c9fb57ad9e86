const EMAIL = /@/
/** Digits with the separators of phone numbers; fewer than six digits are taken for a name. */
const PHONE = /^\+?[\d\s().-]{6,}$/

/** The member's name for a vendor; `undefined` if the user name is a phone number or an e-mail address (EN-22). */
export function safeDisplayName(userName: string | undefined): string | undefined {
  const name = userName?.trim()
  return name && !EMAIL.test(name) && !PHONE.test(name) ? name : undefined
}
