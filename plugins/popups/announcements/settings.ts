import * as v from 'valibot'

const flag = v.optional(v.boolean(), false)
const line = v.pipe(v.string(), v.trim(), v.maxLength(200))

export default v.object({
  /**
   * Where the button is that closes the pop-up: in its corner, below it, or nowhere. Without one, each item has `Got it`, and a
   * tap beside the pop-up closes it.
   */
  closeButton: v.optional(v.picklist(['inside', 'outside', 'none']), 'inside'),
  /** The box below the items: `today`: do not show today; `changed`: close, do not show this pop-up again; or none. */
  hideBox: v.optional(v.picklist(['today', 'changed', 'none']), 'today'),
  /** The player has to page to the last item before the pop-up can be closed (ST-21). Nothing moves by itself then. */
  forceRead: flag,
  /** Shows the merchant's logo above the items. */
  logo: flag,
  /** A line above the items, by language (`EN`); `*` for all others. Text, never HTML. */
  header: v.optional(v.record(v.string(), line), {}),
  /** A line below the items, likewise. */
  footer: v.optional(v.record(v.string(), line), {}),
  /** `Go to activity` leads a visitor to the registration, not to the log-in (OV-11). */
  registerFirst: flag,
})
