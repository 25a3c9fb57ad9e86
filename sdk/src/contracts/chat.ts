import type { LanguageCode } from '../language.ts'
import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'
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
 * the address within the player's tap, because browsers block windows that open later.
 */
export interface ChatLink {
  readonly kind: 'link'
  /** The csType: `LIVECHAT`. One plugin for each. */
  readonly key: string
  /**
   * The vendor's query parameter for the visitor's name, exactly as the address has it: `name`,
   * `CUSTOM!username`. The desk encodes the name, not the parameter. Absent or empty: the vendor gets no name.
   */
  readonly nameParameter?: string
  /**
   * Makes the address itself, where a vendor needs more than one parameter; `nameParameter` is not used then.
   * Pure. Adds the visitor's name in one parameter and changes nothing else; returns an address that it cannot
   * read unchanged.
   */
  link?(entry: ChatEntry, visitor: ChatVisitor): string
}

/**
 * Scripts of a vendor, such as its chat's window on the page. The gateway lists addresses (CA-19); the plugin
 * whose `origins` contain one loads it, after the first paint and while the player consents to `support`.
 */
export interface ChatScripts {
  readonly kind: 'scripts'
  /** `acme-widget`. One plugin for each. */
  readonly key: string
  /** Where the scripts come from, as `origins.script` of the plugin's manifest names it: `https://cdn.acme.example`. */
  readonly origins: readonly string[]
  /**
   * Loads one of them, mostly with `context.script(url, { signal })`. Rejects where it cannot be loaded.
   *
   * @param signal aborted when the player withdraws the consent
   */
  load(url: string, signal: AbortSignal): Promise<void>
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

/** What a chat's page may use of the player's device. */
export type ChatDevice = 'camera' | 'microphone'

/** The result of `ChatConversation.open`. */
export type ChatOpenResult =
  /**
   * A page that the desk shows in a frame; https. `allow`: what it may use, where the merchant lets its origin
   * (`origins.camera` of the manifest); nothing by default. `isReady`: whether a message that the page posts to the window
   * around it shows that the chat is there, for a vendor whose page posts one. The player of a page that posts none within 10
   * seconds after it has loaded, because it refuses to be framed, say, is told so, and offered the page in a window of its own and the other
   * ways; without `isReady` nothing tells such a page from a chat.
   */
  | {
      readonly kind: 'page'
      readonly url: string
      readonly allow?: readonly ChatDevice[]
      readonly isReady?: (message: unknown) => boolean
    }
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
  /** Key of its name in the plugin's texts: what the player is told where it fails, or has the choice. */
  readonly label?: string
  /**
   * How many messages the player has not read: 0 or more (OV-19), for a vendor that tells it by itself. Absent:
   * `countUnread`, or the provider does not know.
   */
  readonly unread?: Store<number>
  /**
   * Asks how many messages the player has not read. It is called every 30 seconds while the page is visible, in one
   * tab for all, and less often after failures. May reject.
   */
  countUnread?(signal: AbortSignal): Promise<number>
  /**
   * Opens the conversation. May reject with the `HttpError` of a call: a refusal's message is shown to the player.
   * Anything else that it throws is reported as `CV-THREW`.
   */
  open(request: ChatRequest): Promise<ChatOpenResult>
}

/**
 * A way to reach customer service. The desk's button opens the conversation that is on; where there is none,
 * it offers the links of the site's entries (RO-04). An entry whose csType no plugin knows opens without the
 * visitor's name.
 */
export type ChatProvider = ChatLink | ChatConversation | ChatScripts
/** The ways to reach customer service. A plugin of the kind `chat-provider` contributes to it. */
export const chatProviders: ExtensionPoint<ChatProvider> = defineExtensionPoint<ChatProvider>({
  id: 'customer-service.providers',
  cardinality: 'keyed',
})
