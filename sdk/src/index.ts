/**
 * @foyer/sdk: what every plugin imports. An export is public unless its comment carries `@experimental`,
 * which promises nothing about the next release. docs/api/sdk.md is the report of all of them (`npm run
 * docs`). Exports for the site's own kernel only belong in `internal.ts`. The SDK's entries are the only
 * barrels of the project; `contracts/index.ts` is a part of this one.
 */

// a plugin: manifest and code
export {
  type Activate,
  type ActivateExport,
  type AnyManifest,
  type Context,
  type ContextOf,
  definePlugin,
  type Manifest,
  type Module,
  plugin,
  type Plugin,
  type Provided,
  type ServicesOf,
  type Trigger,
} from './plugin.ts'
export { type FromSetting, fromSetting, type OriginKind, type Origins, type OriginSource } from './origins.ts'
export { type PluginStateChange, pluginChanged, type PluginState } from './plugin-changed.ts'

// extension points and slots
export {
  type Cardinality,
  type Component,
  type Contributed,
  type Contribution,
  defineExtensionPoint,
  defineSlot,
  type ExtensionPoint,
  type PointSchema,
  type PointsOf,
  type SlotContribution,
  type SlotContributionsOf,
  contribute,
  type StaticContribution,
  type SlotPoint,
  type StartsAt,
} from './points.ts'
export {
  type OptionalServices,
  type Phantom,
  type Services,
  token,
  type Token,
  type Tokens,
} from './token.ts'
export { defineEvent, type EventType } from './event.ts'

// conditions
export {
  all,
  any,
  consent,
  type ConsentCategory,
  type VendorPurpose,
  device,
  type DeviceTrait,
  type FactArea,
  type Facts,
  type Gate,
  type GateState,
  type KeysOf,
  loggedIn,
  member,
  type MemberTrait,
  not,
  setting,
  site,
  type SiteFlag,
  switchOn,
} from './gate.ts'
export { evaluate, type Reason } from './evaluate.ts'

// errors
export {
  CodedError,
  type CodedErrorOptions,
  type DetailsOf,
  type ErrorDetails,
  type ErrorPhase,
  type ErrorSubject,
  type ErrorTable,
  hasCode,
  type Phase,
  PluginError,
  type ScriptDetails,
} from './errors.ts'
export { errorLogged, type LoggedError } from './error-logged.ts'

// values and small tools
export { anySignal } from './any-signal.ts'
export { checkUrl, type UrlRule } from './check-url.ts'
export { dateFormat, numberFormat } from './formats.ts'
export { parseUrl } from './parse-url.ts'
export { latinDigits } from './latin-digits.ts'
export { plainText } from './plain-text.ts'
export { type LanguageCode, type Texts } from './language.ts'
export { languageTag } from './language-tag.ts'
export { afterPaint } from './after-paint.ts'
export { randomId } from './random-id.ts'
export { onFirstInteraction } from './on-first-interaction.ts'
export { canShowRows, type KeyedRows, keyedRowsOf, rowsOf } from './rows-of.ts'
export { type OutputOf, type Schema, type SchemaIssue, type SchemaResult } from './schema.ts'
export { createStore, type Disposer, type Store, type WritableStore } from './store.ts'
export { whenIdle } from './when-idle.ts'

// the kernel's services
export { type Bake } from './services/bake.ts'
export { type Clock, CLOCK } from './services/clock.ts'
export { type Consent, CONSENT, type ConsentVendor, type GrantedConsent } from './services/consent.ts'
export { type Device, DEVICE, type Platform, type Shell } from './services/device.ts'
export { type Domains, DOMAINS } from './services/domains.ts'
export {
  type CallOptions,
  type CallView,
  defineEndpoint,
  type Endpoint,
  type Http,
  HTTP,
  HttpError,
  type HttpMethod,
  type Interceptor,
  type Query,
  type QueryPart,
  type QueryValue,
  type SignedHeader,
} from './services/http.ts'
export { isFlagOn } from './is-flag-on.ts'
export { isRecord } from './is-record.ts'
export { keyedText } from './keyed-text.ts'
export { OFFLINE_TOAST_MS } from './services/failure-codes.ts'
export {
  describeFailure,
  type FailureDescription,
  type FailureFacts,
  type FailureKernelText,
  type FailureOwnRow,
  type FailureRemedy,
  type FailureRows,
  type FailureText,
  failureWords,
} from './services/describe-failure.ts'
export { type FailureKind, failureKind, isQuietFailure } from './services/failure-kind.ts'
export { type DynamicNamespace, type I18n, I18N, languageChanged } from './services/i18n.ts'
export type {
  KeyedText,
  PlainKey,
  TextNamespace,
  TextOf,
  TextValues,
  Translate,
} from './services/translate.ts'
export { type Logger, LOGGER } from './services/logger.ts'
export { type Member, MEMBER, type MemberService } from './services/member.ts'
export {
  type Location,
  navigated,
  type NavigateOptions,
  type Navigation,
  NAVIGATION,
} from './services/navigation.ts'
export {
  type Choice,
  type ActionSheetOptions,
  type OverlayOptions,
  type OverlayPriority,
  type OverlayProps,
  type Overlays,
  OVERLAYS,
} from './services/overlays.ts'
export { type IconName } from './ui/icon-paths.ts'
export { type Reachability, REACHABILITY, type ReachabilityState } from './services/reachability.ts'
export { type ScriptOptions, type Scripts, SCRIPTS } from './services/scripts.ts'
export {
  type AutoLogin,
  type Session,
  SESSION,
  sessionStarted,
  type SessionEnd,
  sessionEnded,
  type SessionInfo,
  type SessionUpdate,
} from './services/session.ts'
export {
  type Merchant,
  type MerchantLegal,
  type PageMetadata,
  type Site,
  SITE,
  type SiteFailure,
  type SiteState,
  type SiteStatus,
  siteStatusArrived,
  siteUnavailable,
} from './services/site.ts'
export {
  defineStorageKey,
  type Storage,
  STORAGE,
  type StorageArea,
  type StorageKey,
  type StorageAddressed,
} from './services/storage.ts'

// forms
export {
  type CaptchaProblem,
  captchaProblem,
  FormCaptcha,
  type FormCaptchaDeps,
  isUnavailable,
} from './forms/form-captcha.ts'
export {
  InvalidFields,
  Submission,
  type SubmissionDeps,
  type SubmitCall,
  type SubmitOptions,
  type SubmitResult,
  type SubmitTask,
  UnverifiedError,
} from './forms/submission.ts'
export { type SubmitState, SUBMIT_LOCK_MS } from './forms/submit-state.ts'
export {
  type BoundField,
  type FormDraft,
  type FormErrors,
  type FormHandle,
  type FormState,
  type TextFieldOf,
  useForm,
  type UseFormOptions,
} from './react/use-form.ts'
export { type Submit, useSubmit, useSubmissionState, type UseSubmitOptions } from './react/use-submit.ts'

// the kinds of plugins
export * from './contracts/index.ts'
// a tracking destination that is made of a vendor's script
export { readCookie, removeCookie, writeCookie } from './tracking/cookies.ts'
export { commandStub } from './tracking/command-stub.ts'
export { hashedId } from './tracking/hashed-id.ts'
export { layerStub } from './tracking/layer-stub.ts'
export { methodStub, type MethodStubOptions } from './tracking/method-stub.ts'
export { pixelDestination, type PixelOptions } from './tracking/pixel-destination.ts'
export { type EventNames, type PixelEvent, pixelEvent } from './tracking/pixel-event.ts'
export { type PixelCall, type PixelContext, type PixelFunction } from './tracking/pixel-function.ts'
export { pixelIds, pixelIdsPattern } from './tracking/pixel-ids.ts'

// React
export {
  useContributions,
  useRequestActivation,
  useFindService,
  usePluginContext,
  useService,
  useServices,
  useAbortSignal,
  useStore,
  useTranslation,
} from './react/hooks.ts'
export { findRoute } from './react/find-route.ts'
export { type Draft, useDraft } from './react/use-draft.ts'
export { type Fetched, useFetched } from './react/use-fetched.ts'
export { type Loaded, type LoadState, useLoaded } from './react/use-loaded.ts'
export { type FindRoute, type FoundRoute, useFindRoute, useFoundRoute } from './react/use-find-route.ts'
export { Link, type LinkProps } from './react/link.tsx'
export { NavLink, type NavLinkProps, type NavLinkState } from './react/nav-link.tsx'
export { Navigate, type NavigateProps } from './react/navigate.tsx'
// React Router's hooks, from the page's one copy: a plugin's file bundles none.
export { useLocation, useParams, useSearchParams } from 'react-router-dom'
export { PluginComponent, type PluginComponentProps, Slot, type SlotProps } from './react/slot.tsx'
