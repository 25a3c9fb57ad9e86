type FailureText = 'offline' | 'blocked' | 'no_answer' | 'unavailable'

/** The text that tells the player what has happened, by code; the codes of calls are the kernel's. */
const TEXTS: Readonly<Record<string, FailureText>> = {
  'HT-OFFLINE': 'offline',
  'HT-NETWORK': 'blocked',
  'SC-BLOCKED': 'blocked',
  'HT-TIMEOUT': 'no_answer',
  'SC-TIMEOUT': 'no_answer',
  'CV-TIMEOUT': 'no_answer',
  'CV-FRAME': 'no_answer',
}

/** Key of the text for a conversation that has failed with this code. */
export const failureText = (code: string): FailureText => TEXTS[code] ?? 'unavailable'
