import type { FrameSize, OfferedScenario } from '../gateway-client.ts'

/** What the panel does to its own frame, without the gateway. */
export const FRAME_CONTROLS: readonly OfferedScenario[] = [
  {
    name: 'frame-size',
    label: 'Size',
    group: 'screen',
    live: true,
    choices: [
      ['', 'Of the device'],
      ['320x568', '320 × 568: smallest phones'],
      ['360x740', '360 × 740: most phones'],
      ['390x844', '390 × 844: iPhone'],
      ['430x932', '430 × 932: large phones'],
      ['740x360', '740 × 360: a phone on its side'],
      ['820x1180', '820 × 1180: tablet'],
    ],
  },
  {
    name: 'frame-text',
    label: 'Text size',
    group: 'screen',
    live: true,
    choices: [
      ['', 'As it is'],
      ['85', '85 %'],
      ['130', '130 %'],
      ['160', '160 %'],
      ['200', '200 %'],
    ],
  },
  {
    name: 'frame-direction',
    label: 'Direction',
    group: 'screen',
    live: true,
    choices: [
      ['', 'Of the language'],
      ['rtl', 'Right to left'],
      ['ltr', 'Left to right'],
    ],
  },
  {
    name: 'frame-motion',
    label: 'Motion',
    group: 'screen',
    live: true,
    choices: [
      ['', 'As the browser says'],
      ['reduced', 'Reduced'],
    ],
  },
  {
    name: 'frame-insets',
    label: 'Safe areas',
    group: 'screen',
    live: true,
    choices: [
      ['', 'None'],
      ['portrait', 'Notch above, bar below'],
      ['landscape', 'Notch at the side, bar below'],
    ],
  },
]

const DEFAULT_SIZE: FrameSize = { width: 360, height: 740 }
const SIZE = /^(\d{3,4})x(\d{3,4})$/

/** @param sizes of the devices, by the device's value */
export function frameSize(
  values: Readonly<Record<string, string>>,
  sizes: Readonly<Record<string, FrameSize>>,
): FrameSize {
  const [, width, height] = SIZE.exec(values['frame-size'] ?? '') ?? []
  if (width !== undefined && height !== undefined) return { width: Number(width), height: Number(height) }
  return sizes[values['device'] ?? ''] ?? DEFAULT_SIZE
}

/** The values of the frame's parameters that mean nothing. */
export const frameNotes = (values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).flatMap(([name, text]) => {
    if (!name.startsWith('frame-')) return []
    const control = FRAME_CONTROLS.find((one) => one.name === name)
    if (!control) return [`'${name}' is no part of a state`]
    const known =
      control.choices.some(([choice]) => choice === text) || (name === 'frame-size' && SIZE.test(text))
    return known ? [] : [`${name}: '${text}' is unknown`]
  })
