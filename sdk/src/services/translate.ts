import type { InterpolationMap, ResourceNamespaceMap } from 'i18next'
import type { PluralForm } from './plural-forms.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    strictInterpolationChecks: true
  }
}

/** The namespaces whose texts are typed: the plugins' ids, and `kernel`. */
export type TextNamespace = keyof ResourceNamespaceMap & string

/**
 * Returns the text of a key, with `{{name}}` filled in from the values; `count` chooses the plural. Returns the
 * key where no language has the text, or the text has not arrived.
 *
 * A key that the English texts of the namespace lack does not compile, nor does a missing or misspelt value. A
 * plural (`games_one`, `games_other`) is one key, `games`, and needs `count`. A key that is one of several needs
 * the values of all of them. Of several namespaces it takes the keys that all of them have.
 *
 * @typeParam Ns - a plugin's id, or `kernel`; `string` where it is not known: any key then compiles
 * @example
 * const greet = (t: Translate<'acme.draw'>, name: string) => t('greeting', { name })
 */
export type Translate<Ns extends string = string> = (...text: TextOf<Ns>) => string

/** What fills the placeholders of a text, by their names. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * A key of a namespace with the values that its text needs: what its `Translate` takes. The `infer` tells the
 * compiler that it is always one of any namespace, `AnyText`.
 */
export type TextOf<Ns extends string> = Arguments<Ns> extends infer Text extends AnyText ? Text : never

type AnyText = [key: string, values?: TextValues]
type Arguments<Ns extends string> = string extends Ns
  ? AnyText
  : [Ns] extends [never]
    ? [key: never]
    : [Ns] extends [TextNamespace]
      ? TextArguments<ResourceNamespaceMap[Ns]>
      : [key: never]

/** A text as data, to be shown later by `keyedText`: its key, and the values that it needs. */
export type KeyedText<Ns extends string> =
  Keyed<TextOf<Ns>> extends infer Text extends AnyKeyed ? Text : never

interface AnyKeyed {
  readonly key: string
  readonly values?: TextValues | undefined
}
type Keyed<Text> = Text extends readonly [infer Key, infer Values]
  ? { readonly key: Key; readonly values: Values }
  : Text extends readonly [infer Key, unknown?]
    ? { readonly key: Key; readonly values?: TextValues | undefined }
    : never

/** The keys of a namespace whose texts need no values. */
export type PlainKey<Ns extends TextNamespace> = PlainKeyOf<ResourceNamespaceMap[Ns]>

/** A key may end with `_other` and be no plural. */
type PluralKey<Table, Key = keyof Table> = Key extends `${infer Base}_one`
  ? `${Base}_other` extends keyof Table
    ? Base
    : never
  : never
type SingleKey<Table> = Exclude<keyof Table & string, `${PluralKey<Table>}_${PluralForm}`>
type PluralText<Table, Key extends string> = Table[`${Key}_${PluralForm}` & keyof Table]

type IsFilled<Text> = Text extends `${string}{{${string}` ? true : false
type PlainKeyOf<Table> = {
  [Key in SingleKey<Table>]: [IsFilled<Table[Key]>] extends [false] ? Key : never
}[SingleKey<Table>]
type FilledKey<Table> = Exclude<SingleKey<Table>, PlainKeyOf<Table>>
type Values<Text> = true extends IsFilled<Text> ? Readonly<InterpolationMap<Text>> : unknown

type TextArguments<Table> =
  | [key: PlainKeyOf<Table>, values?: TextValues]
  | { [Key in FilledKey<Table>]: [key: Key, values: Values<Table[Key]>] }[FilledKey<Table>]
  | {
      [Key in PluralKey<Table>]: [
        key: Key,
        values: { readonly count: number } & Values<PluralText<Table, Key>>,
      ]
    }[PluralKey<Table>]
