/** Whether the address asks for a test: `isBgeTest=1` or `isBgeTest=true`. */
export const isTestAddress = (search: string): boolean =>
  /^(?:1|true)$/i.test(new URLSearchParams(search).get('isBgeTest') ?? '')
