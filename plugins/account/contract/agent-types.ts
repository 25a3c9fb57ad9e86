/** Types of members who are agents: they register others (RT-04), and the referral entry leads them there (OV-26). */
const AGENT_TYPES: readonly number[] = [1, 2]

/** Whether a member of this type is an agent; `undefined`: a visitor, or a type that is not known. */
export const isAgent = (type: number | undefined): boolean => type !== undefined && AGENT_TYPES.includes(type)
