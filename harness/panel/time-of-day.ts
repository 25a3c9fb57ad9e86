/** `09:41:07.250`, in the developer's time zone. */
export function timeOfDay(at: number): string {
  const date = new Date(at)
  const two = (value: number): string => `${value}`.padStart(2, '0')
  const seconds = `${two(date.getSeconds())}.${`${date.getMilliseconds()}`.padStart(3, '0')}`
  return `${two(date.getHours())}:${two(date.getMinutes())}:${seconds}`
}
