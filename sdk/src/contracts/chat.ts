import type { LanguageCode } from '../language.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** A customer-service entry of the site status, its link decoded and found to be https (EN-21). */
export interface ChatEntry {
  /** For people; an empty one is shown as CS1, CS2, … (OV-20). */
  readonly title: string
  /** Where its chat is, without anything of the visitor. */
  readonly url: string
  /** The gateway's csType: `LIVECHAT`. */
  readonly type: string
}

/** Who asks for help. A name is all that a vendor is told: never a token, phone number or e-mail address (EN-22). */
export interface ChatVisitor {
  /** `undefined` for a guest. */
  readonly name: string | undefined
  /** EN where the site has no language of the vendor's (LG-01, LG-02). */
  readonly language: LanguageCode
}

/**
 * The chats of one csType (EN-22), which are addresses and nothing more: LIVECHAT, COMM100, MIDUOKE. The desk opens what
 * `link` returns, inside the player's tap, where a browser allows it.
 */
export interface ChatLink {
  readonly kind: 'link'
  /** The csType, `LIVECHAT`; one plugin a key. */
  readonly key: string
  /** The entry's address with the visitor's name in the vendor's own parameter. Pure; an address it cannot read it returns as it is. */
  link(entry: ChatEntry, visitor: ChatVisitor): string
}

export interface ChatRequest {
  readonly visitor: ChatVisitor
  /** The site's header colour, `#0f5132`, for a page that dresses like it (CA-15). */
  readonly headerColor: string
  /** Aborted when the player closes the chat or logs out, or the plugin stops: what is shown goes away then. */
  readonly signal: AbortSignal
}

/** What came of asking for a conversation. None of these is thrown. */
export type ChatOpening =
  /** A page for the desk to show, or to leave the site for; https. */
  | { readonly kind: 'page'; readonly url: string }
  /** The vendor's own window is open over the page; it goes with the request's signal. */
  | { readonly kind: 'shown' }
  /** The signal was aborted before anything was shown. */
  | { readonly kind: 'aborted' }
  /**
   * Nothing can be shown. Codes: an `HttpError`'s, a script's (`SC-*`), or the provider's own (`CH-*`). `message` is the
   * vendor's or gateway's, as text for the player; absent: the desk has one. The desk then offers the links (OV-31).
   */
  | { readonly kind: 'failed'; readonly code: string; readonly message?: string }

/** A chat that lives on this site: the gateway's own (CBS), or a vendor's window. */
export interface ChatConversation {
  readonly kind: 'conversation'
  /** `CBS`; one plugin a key. */
  readonly key: string
  /**
   * `member`: the desk sends a guest to /m/login, refuses a member of type 4 ('no permissions'), and shows such a member no
   * count (RO-02). `all`: guests as well.
   */
  readonly audience: 'all' | 'member'
  /** Messages that the player has not read, 0 or more (OV-19). Absent: the provider does not know. */
  readonly unread?: Store<number>
  open(request: ChatRequest): Promise<ChatOpening>
}

/**
 * A way to reach customer service. The desk's button opens the conversation that is on, and with none the links of the
 * site's entries (RO-04); an entry whose csType no plugin knows opens without a name.
 */
export type ChatProvider = ChatLink | ChatConversation
export const chatProviders: ExtensionPoint<ChatProvider> = defineExtensionPoint<ChatProvider>({
  id: 'customer-service.providers',
  cardinality: 'keyed',
})
