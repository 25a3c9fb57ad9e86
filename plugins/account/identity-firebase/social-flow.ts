import { CodedError, createStore, type LoginMethodProps, type LoginResult, type Store } from '@foyer/sdk'
import { identityFailure, isIgnored } from './identity-failure.ts'
import type { IdentityService, IdentityStep, IdentityUser, SocialProvider } from './identity-service.ts'
import { IDLE, type PopUpAction, type PopUpState, popUpState } from './pop-up-state.ts'

type SignIn = LoginMethodProps['signIn']
interface SocialFlowDeps {
  readonly service: () => Promise<IdentityService>
  readonly signIn: SignIn
}

/** Signs in at the gateway with the identity service's token; rejects if there is none (VA-12). */
export async function signInWith(
  user: IdentityUser,
  signIn: SignIn,
  signal: AbortSignal,
): Promise<LoginResult> {
  const idToken = await user.idToken()
  if (!idToken) throw new CodedError('ID-TOKEN', 'the identity provider gave no id token')
  return signIn({ type: 'firebase', channel: user.channel, idToken }, { signal })
}

/** The flow from the provider's window or page to the gateway's session; without React. Never rejects. */
export class SocialFlow {
  readonly state: Store<PopUpState>
  readonly #state = createStore<PopUpState>(IDLE)
  #attempt = 0
  #unmounted = new AbortController()

  constructor() {
    this.state = this.#state
  }

  /** Call when the screen is shown; call the result when the player leaves: nothing signs in after that. */
  mount(): () => void {
    const unmounted = (this.#unmounted = new AbortController())
    return () => unmounted.abort()
  }

  /** Opens the provider's window, in place of one that is open. */
  popUp(provider: SocialProvider, deps: SocialFlowDeps): Promise<void> {
    return this.#run(provider, deps, (service) => service.popUp(provider))
  }

  /** Leaves for the provider's page. */
  redirect(provider: SocialProvider, deps: SocialFlowDeps): Promise<void> {
    return this.#run(provider, deps, (service) => service.redirect(provider).then(() => undefined))
  }

  /** Continues after a redirect has come back (ST-09). */
  resume(provider: SocialProvider, deps: SocialFlowDeps): Promise<void> {
    return this.#run(provider, deps, (service) => service.resume(provider))
  }

  /** Call when the second factor is proven. */
  completeSecondFactor(user: IdentityUser, signIn: SignIn): Promise<void> {
    const state = this.#state.get()
    return 'attempt' in state ? this.#signIn(user, signIn, state.attempt) : Promise.resolve()
  }

  /** Call when the player cancels. */
  cancel(): void {
    const state = this.#state.get()
    if ('attempt' in state) this.#dispatch({ type: 'end', attempt: state.attempt })
  }

  async #run(
    provider: SocialProvider,
    { service, signIn }: SocialFlowDeps,
    step: (service: IdentityService) => Promise<IdentityStep | undefined>,
  ): Promise<void> {
    const attempt = ++this.#attempt
    this.#dispatch({ type: 'open', provider, attempt })
    try {
      const result = await step(await service())
      if (this.#unmounted.signal.aborted || attempt !== this.#attempt) return
      if (result?.kind === 'second-factor')
        this.#dispatch({ type: 'challenge', attempt, factor: result.factor })
      else if (result) await this.#signIn(result.user, signIn, attempt)
      else this.#dispatch({ type: 'end', attempt })
    } catch (error) {
      this.#fail(error, attempt)
    }
  }

  async #signIn(user: IdentityUser, signIn: SignIn, attempt: number): Promise<void> {
    try {
      await signInWith(user, signIn, this.#unmounted.signal)
      this.#dispatch({ type: 'end', attempt })
    } catch (error) {
      this.#fail(error, attempt)
    }
  }

  #fail(error: unknown, attempt: number): void {
    this.#dispatch(
      isIgnored(error)
        ? { type: 'end', attempt }
        : { type: 'fail', attempt, failure: identityFailure(error) },
    )
  }
  #dispatch(action: PopUpAction): void {
    this.#state.set(popUpState(this.#state.get(), action))
  }
}
