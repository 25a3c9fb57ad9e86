import { createStore, type Session, type Storage, type Store } from '@foyer/sdk'
import { MAX_REMEMBERED } from './constants.ts'
import { PICTURES } from './picture-key.ts'

interface Dependencies {
  readonly session: Pick<Session, 'current'>
  readonly storage: Pick<Storage, 'get' | 'set'>
}

/** The picture of each member, as chosen on this device. */
export class PictureStore {
  readonly #dependencies: Dependencies
  readonly #changes = createStore(0)

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  /** Counts the choices: a component that shows a picture renders again with it. */
  get changes(): Store<number> {
    return this.#changes
  }

  /** The member's picture, from 0, where it is one of `count`; `undefined`: none. */
  of(member: string, count: number): number | undefined {
    const [, picture] = this.#entries().find(([id]) => id === member) ?? []
    return picture !== undefined && picture < count ? picture : undefined
  }

  /** Remembers the choice of the member that is signed in. */
  choose(picture: number): void {
    const { session, storage } = this.#dependencies
    const id = session.current.get()?.id
    if (id === undefined) return
    const others = this.#entries().filter(([member]) => member !== id)
    storage.set(PICTURES, [...others.slice(1 - MAX_REMEMBERED), [id, picture]])
    this.#changes.set(this.#changes.get() + 1)
  }

  #entries(): readonly (readonly [string, number])[] {
    return this.#dependencies.storage.get(PICTURES) ?? []
  }
}
