import type { Member, MemberService } from '../services/member.ts'
import { createStore } from '../store.ts'

/** A member's data, which the test sets by `current`. */
export class FakeMember implements MemberService {
  readonly current
  /** How often `refresh` was called. */
  refreshed = 0

  constructor(initial?: Member) {
    this.current = createStore<Member | undefined>(initial)
  }
  refresh(): Promise<void> {
    this.refreshed++
    return Promise.resolve()
  }
}
/** Makes a member's data; a guest's by default. */
export const fakeMember = (initial?: Member): FakeMember => new FakeMember(initial)
