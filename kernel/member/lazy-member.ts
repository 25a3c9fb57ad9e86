import { createStore, type Logger, type Member, type MemberService, whenIdle } from '@foyer/sdk'
import type { MemberLoader, MemberLoaderDependencies } from './member-loader.ts'

type LazyMemberDependencies = MemberLoaderDependencies & { readonly logger: Pick<Logger, 'error'> }

/**
 * The gateway's data about the member, for plugins: no code is loaded for guests or before the page is idle.
 */
export function lazyMember({ http, session, logger }: LazyMemberDependencies): MemberService {
  const current = createStore<Member | undefined>(undefined)
  let loading: Promise<MemberLoader | undefined> | undefined
  const loader = (): Promise<MemberLoader | undefined> =>
    (loading ??= import('./member-loader.ts').then(
      ({ MemberLoader }) => new MemberLoader({ http, session, logger }, current),
      (error: unknown) => {
        loading = undefined
        logger.error(error)
        return undefined
      },
    ))
  const loadIfSignedIn = (): void => void (session.current.get() && loader())
  whenIdle(() => {
    session.current.subscribe(loadIfSignedIn)
    loadIfSignedIn()
  })
  return { current, refresh: async () => (await loader())?.refresh() }
}
