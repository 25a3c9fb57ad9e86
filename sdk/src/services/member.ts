import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** A member as the gateway describes one (EN-02). What it does not give, or gives malformed, is `undefined`. */
export interface Member {
  readonly id: string
  /** Not in EN-02, but in every answer seen. */
  readonly userName: string | undefined
  /** 0, 1, 2: players; 4: no chat; -1: not logged in. */
  readonly type: -1 | 0 | 1 | 2 | 4 | undefined
  readonly language: LanguageCode | undefined
  readonly merchantCode: string | undefined
  /** Epoch milliseconds. */
  readonly regDate: number | undefined
  readonly clubLabel:
    | {
        readonly labelName: string
        /** `AUTO` shows VIP benefits. */
        readonly type: string
        readonly rankLevel: number
      }
    | undefined
}

/** What the gateway knows of whoever is signed in (CA-08). The session says who that is; this may come later, or not at all. */
export interface MemberService {
  /** `undefined` for a guest, and until the gateway has answered for this session. */
  readonly current: Store<Member | undefined>
  /** Asks again. Resolves when that is done; a failure leaves what is known as it was, and is told to nobody. */
  refresh(): Promise<void>
}
export const MEMBER = token<MemberService>('kernel.member')
