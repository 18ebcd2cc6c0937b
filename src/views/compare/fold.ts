/** The switch that folds what all products have alike. */
export const FOLD_ID = 'only-differences'

/** So many of the rows are named that are folded. */
export const NAMED_ROWS = 3
