import type { LanguageCode } from '../language.ts'
import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Store } from '../store.ts'

/** A customer-service entry of the site's status; its address is decoded and checked to be https (EN-21). */
export interface ChatEntry {
  /** For players; an empty one is shown as CS1, CS2, … (OV-20). */
  readonly title: string
  /** Address of the chat, without the visitor's name. */
  readonly url: string
  /** The gateway's csType: `LIVECHAT`. */
  readonly type: string
}

/**
 * The player who asks for help. A vendor gets only the name: never a token, phone number or e-mail address
 * (EN-22).
 */
export interface ChatVisitor {
  /** `undefined` for a guest. */
  readonly name: string | undefined
  /** The player's language; EN where the vendor's page does not have it (LG-01, LG-02). */
  readonly language: LanguageCode
}

/**
 * A chat that is only an address, found by its csType (EN-22): LIVECHAT, COMM100, MIDUOKE. The desk opens
 * what `link` returns, within the player's tap, because browsers block windows that open later.
 */
export interface ChatLink {
  readonly kind: 'link'
  /** The csType: `LIVECHAT`. One plugin for each. */
  readonly key: string
  /**
   * The entry's address, with the visitor's name in the vendor's own parameter. Pure. Returns an address that
   * it cannot read unchanged.
   */
  link(entry: ChatEntry, visitor: ChatVisitor): string
}

/** What the desk passes to a conversation that it opens. */
export interface ChatRequest {
  readonly visitor: ChatVisitor
  /** Colour of the site's header, `#0f5132`, for a chat page in the site's colours (CA-15). */
  readonly headerColor: string
  /**
   * Aborted when the player closes the chat or logs out, and when the plugin stops. The provider then removes
   * what it shows.
   */
  readonly signal: AbortSignal
}

/** The result of `ChatConversation.open`. None of these is thrown. */
export type ChatOpenResult =
  /** A page that the desk shows, or leaves the site for; https. */
  | { readonly kind: 'page'; readonly url: string }
  /** The vendor's own window is open over the page; the request's signal closes it. */
  | { readonly kind: 'shown' }
  /** The signal was aborted before anything was shown. */
  | { readonly kind: 'aborted' }
  /**
   * The chat could not be opened. `code` is a call's (`HttpError`), a script's (`SC-*`), or the provider's
   * own (`CH-*`). `message` is text for the player, from the vendor or the gateway; absent: the desk shows
   * its own text. The desk then offers the links (OV-31).
   */
  | { readonly kind: 'failed'; readonly code: string; readonly message?: string }

/** A chat that lives on this site: the gateway's own (CBS), or a vendor's window. */
export interface ChatConversation {
  readonly kind: 'conversation'
  /** `CBS`. One plugin for each. */
  readonly key: string
  /**
   * Who may open it. `all`: guests too. `member`: a guest is sent to /m/login; a member of type 4 is refused
   * ('no permissions') and shown no count (RO-02).
   */
  readonly audience: 'all' | 'member'
  /** How many messages the player has not read: 0 or more (OV-19). Absent: the provider does not know. */
  readonly unread?: Store<number>
  /** Opens the conversation. Never rejects. */
  open(request: ChatRequest): Promise<ChatOpenResult>
}

/**
 * A way to reach customer service. The desk's button opens the conversation that is on; where there is none,
 * it offers the links of the site's entries (RO-04). An entry whose csType no plugin knows opens without the
 * visitor's name.
 */
export type ChatProvider = ChatLink | ChatConversation
/** The ways to reach customer service. A plugin of the kind `chat-provider` contributes to it. */
export const chatProviders: ExtensionPoint<ChatProvider> = defineExtensionPoint<ChatProvider>({
  id: 'customer-service.providers',
  cardinality: 'keyed',
})
