import { type ContextOf, DEPOSIT_PATH, type ServicesOf, WITHDRAW_PATH } from '@foyer/sdk'
import { type MoneyScreenShown, moneyScreenShown } from '../../wallet/contract/money-screens.ts'
import type { manifest } from './manifest.ts'

const PATHS: Readonly<Record<MoneyScreenShown['screen'], string>> = {
  deposit: DEPOSIT_PATH,
  withdraw: WITHDRAW_PATH,
}

/** One stay of a member on a money screen. */
interface Visit {
  readonly path: string
  readonly member: string
  /** The member has left, or has begun to use the form. */
  readonly over: AbortController
  /** A prompt was looked for. */
  asked: boolean
}

/**
 * Prompts on the deposit and withdraw screens (RT-10, RT-11): once for each time that a member comes to one, while its form is
 * untouched. An input that has begun, or an order that is open, is not interrupted: it ends the moment of the prompt (ST-34).
 */
export function followMoneyScreens(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
): void {
  const { navigation, session } = services
  let visit: Visit | undefined

  const follow = (): void => {
    const { pathname } = navigation.location.get()
    const member = session.current.get()?.id
    const path = Object.values(PATHS).find((each) => each === pathname)
    if (path === visit?.path && member === visit?.member) return
    visit?.over.abort()
    visit =
      path === undefined || member === undefined
        ? undefined
        : { path, member, over: new AbortController(), asked: false }
  }
  const ask = async ({ path, over: { signal } }: Visit): Promise<void> => {
    try {
      const { promptOnMoneyScreen } = await import('./prompt-on-money-screen.ts')
      await promptOnMoneyScreen(context, services, { path, signal })
    } catch (error) {
      context.logger.error(error)
    }
  }
  context.defer(() => visit?.over.abort())
  context.defer(navigation.location.subscribe(follow))
  context.defer(session.current.subscribe(follow))
  follow()
  context.on(moneyScreenShown, ({ screen, form }) => {
    follow()
    if (visit?.path !== PATHS[screen]) return
    if (form === 'in-use') return visit.over.abort()
    if (visit.asked || visit.over.signal.aborted) return
    visit.asked = true
    void ask(visit)
  })
}
