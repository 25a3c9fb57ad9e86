import { createStore, type Session, type Storage, type Store, defineStorageKey } from '@foyer/sdk'
import { MAX_REMEMBERED } from './constants.ts'

/** The picture, from 0, that each member chose on this device, by the member's id; the latest choice last. */
export const PICTURES = defineStorageKey<readonly (readonly [member: string, picture: number])[]>({
  name: 'account.member.pictures',
  area: 'local',
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.filter(
          (entry): entry is [string, number] =>
            Array.isArray(entry) &&
            typeof entry[0] === 'string' &&
            Number.isInteger(entry[1]) &&
            entry[1] >= 0,
        )
      : undefined,
})

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
