import { createStore, type Logger, type Member, type MemberService, whenIdle } from '@foyer/sdk'
import type { MemberReader, MemberReaderDependencies } from './member-reader.ts'

type LazyMemberDependencies = MemberReaderDependencies & { readonly logger: Pick<Logger, 'error'> }

/**
 * What the gateway knows of the member, as plugins get it: nothing of it is loaded for guests, nor before the page is idle.
 */
export function lazyMember({ http, session, logger }: LazyMemberDependencies): MemberService {
  const current = createStore<Member | undefined>(undefined)
  let loading: Promise<MemberReader | undefined> | undefined
  const reader = (): Promise<MemberReader | undefined> =>
    (loading ??= import('./member-reader.ts').then(
      ({ MemberReader }) => new MemberReader({ http, session, logger }, current),
      (error: unknown) => {
        loading = undefined
        logger.error(error)
        return undefined
      },
    ))
  const meet = (): void => void (session.current.get() && reader())
  whenIdle(() => {
    session.current.subscribe(meet)
    meet()
  })
  return { current, refresh: async () => (await reader())?.refresh() }
}
