import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/**
 * A member as the gateway describes one (EN-02). What it leaves out, or gives in a wrong shape, is
 * `undefined`.
 */
export interface Member {
  readonly id: string
  /** EN-02 does not name it; every answer seen has it. */
  readonly userName: string | undefined
  /** 0, 1 and 2: players; 4: may not chat; -1: not logged in. */
  readonly type: -1 | 0 | 1 | 2 | 4 | undefined
  readonly language: LanguageCode | undefined
  readonly merchantCode: string | undefined
  /** When the member registered: epoch milliseconds. */
  readonly regDate: number | undefined
  /** The member's VIP club. */
  readonly clubLabel:
    | {
        readonly labelName: string
        /** `AUTO`: given by the system; only then VIP benefits are shown. */
        readonly type: string
        readonly rankLevel: number
      }
    | undefined
}

/**
 * The gateway's data about the signed-in member (CA-08). It may arrive later than the session, or not at all.
 */
export interface MemberService {
  /** `undefined` for a guest, and until the gateway has answered. */
  readonly current: Store<Member | undefined>
  /**
   * Asks the gateway again. Never rejects: after a failure `current` stays unchanged, and the player sees no
   * error.
   */
  refresh(): Promise<void>
}
/** The member's data. Always there. */
export const MEMBER = token<MemberService>('kernel.member')
