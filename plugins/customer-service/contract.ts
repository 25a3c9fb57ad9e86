import { defineEvent, defineExtensionPoint, defineSlot, type Opener, type Store, token } from '@foyer/sdk'

/** What a way to customer service is: a chat, a messenger app, the desk of VIP members, or any other desk. */
export type ContactKind = 'chat' | 'messenger' | 'vip' | 'desk'

/** A way to reach customer service, decoded and checked (EN-21). */
export interface CustomerServiceEntry {
  /** The merchant's title, or CS1, CS2, … by position in the list (OV-20). */
  readonly title: string
  /** https, or http on localhost (SE-03). */
  readonly url: string
  /** A chat where it is absent. */
  readonly kind?: ContactKind
}

/** The merchant's customer service. Every control opens it through this service, so that all behave alike (OV-31). */
export interface CustomerService extends Opener {
  /** Empty: none is configured, or the status is not known yet. Controls for it are then hidden. */
  readonly entries: Store<readonly CustomerServiceEntry[]>
  /** The gateway's entries are being decoded: there may be others in a moment. */
  readonly reading: Store<boolean>
  /**
   * Opens a single entry at once, in its own window; shows a list for several. Call it inside the tap's handler: browsers
   * block windows that open later.
   *
   * @returns false if there is no entry and nothing was opened
   */
  open(): boolean
}
export const CUSTOMER_SERVICE = token<CustomerService>('customer-service.desk')

/**
 * The player has touched the page, or a vendor's script is to be loaded: plugins with chat providers that are not needed
 * before may start with it (`activateOn`). It stays, since the desk of the first screen may start before they are registered.
 */
export const chatWanted = defineEvent<undefined>({ id: 'customer-service.wanted', keep: true })

/** Decodes the path of an entry to an address (EN-21). The gateway defines the scheme. */
export interface PathCodec {
  /** Returns `undefined` if the result is not text. Never throws. */
  decode(path: string): string | undefined
}
/** Replaces the decoder of entries, for a gateway that hides their addresses in another way; DES (EN-21) by default. */
export const pathCodecs = defineExtensionPoint<PathCodec>({
  id: 'customer-service.path-codec',
  cardinality: 'one',
})

/** The page of customer service. */
export const SERVICE_PATH = '/m/customerService'

export interface ContactProps {
  /** `row`: as wide as its container, in a list or a sheet. `line`: a question and its link, below a form. */
  readonly variant: 'row' | 'line'
  /** Told whether there is an entry, and each time that this changes. */
  readonly onEntries?: (some: boolean) => void
}

/**
 * A screen offers customer service with `<Slot of={contactUs} props={…} />`; pass the same props object on each render.
 * The contribution shows nothing without an entry, and calls `CustomerService.open` (OV-31).
 */
export const contactUs = defineSlot<ContactProps>('customer-service.contact')

/** The conversations that are on, of all that `chatProviders` has (RO-04). */
export interface Conversation {
  /**
   * Opens it over the page; with several the player chooses. `false`: it is not for this player, and the caller offers the links. A guest whom it is not for
   * is sent to /m/login where there are no links, and a member of type 4 is told that the chat is not for him (RO-02).
   */
  open(options: { readonly hasLinks: boolean }): boolean
}
export const conversations = defineExtensionPoint<Conversation>({
  id: 'customer-service.conversation',
  cardinality: 'one',
})
