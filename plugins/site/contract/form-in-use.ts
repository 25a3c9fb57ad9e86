/** Types of inputs without the player’s own text. */
const NO_TEXT = ['button', 'hidden', 'image', 'reset', 'submit']

/** Whether a form has input that a reload would lose: typed, chosen or ticked. */
export const formInUse = (root: ParentNode): boolean =>
  [...root.querySelectorAll('form input, form textarea, form select')].some(isFilled)

function isFilled(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      ({ selected, defaultSelected }, at) => selected && !defaultSelected && at > 0,
    )
  if (field instanceof HTMLTextAreaElement) return field.value !== ''
  if (!(field instanceof HTMLInputElement) || field.disabled || NO_TEXT.includes(field.type)) return false
  return ['checkbox', 'radio'].includes(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== ''
}
