import type { Member, MemberService } from '../services/member.ts'
import { createStore } from '../store.ts'

/** What the gateway knows of a member in tests; counts how often it was asked for again. */
export class FakeMember implements MemberService {
  readonly current
  refreshed = 0

  constructor(initial?: Member) {
    this.current = createStore<Member | undefined>(initial)
  }
  refresh(): Promise<void> {
    this.refreshed++
    return Promise.resolve()
  }
}
export const fakeMember = (initial?: Member): FakeMember => new FakeMember(initial)
