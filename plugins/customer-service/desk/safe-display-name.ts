const EMAIL = /@/
/** Digits with what people write between them; six and more are dialled, fewer are a name. */
const PHONE = /^\+?[\d\s().-]{6,}$/

/** A member's name as a vendor may know it; `undefined` where it is a phone number or an e-mail address, as it may be (EN-22). */
export function safeDisplayName(userName: string | undefined): string | undefined {
  const name = userName?.trim()
  return name && !EMAIL.test(name) && !PHONE.test(name) ? name : undefined
}
