/**
 * A sentence on the list of properties for sale, and what it must be understood as: the goal where it is another, the
 * query of the search as people read it, and what is named as not understood.
 */
export type Sentence = readonly [text: string, understood: string, dropped?: string];
