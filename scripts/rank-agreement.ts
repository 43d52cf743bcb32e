/** A link that was ranked, with what somebody thinks of it: the higher the grade the better. */
export type Graded = { relevance: number; grade: number };

/**
 * Probability that what somebody chose ranks above what nobody chose; equal ranks count half, and .5 is
 * what chance gives. NaN where there are none of either.
 * @param chosenFrom the least grade of what was chosen
 */
export function areaUnderCurve(graded: readonly Graded[], chosenFrom: number): number {
  const chosen = graded.filter(({ grade }) => grade >= chosenFrom);
  const others = graded.filter(({ grade }) => grade < chosenFrom);
  let above = 0;
  for (const a of chosen) {
    for (const b of others) {
      if (a.relevance > b.relevance) above += 1;
      else if (a.relevance === b.relevance) above += 0.5;
    }
  }
  return above / (chosen.length * others.length);
}

/** Ranks from 1; equal values share the mean of theirs. */
function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Spearman's rank correlation of relevance and grade, from -1 to 1; NaN where one does not vary. */
export function spearman(graded: readonly Graded[]): number {
  const x = ranks(graded.map(({ relevance }) => relevance));
  const y = ranks(graded.map(({ grade }) => grade));
  const mean = (graded.length + 1) / 2;
  let [together, ofX, ofY] = [0, 0, 0];
  x.forEach((rank, index) => {
    const [dx, dy] = [rank - mean, (y[index] ?? mean) - mean];
    together += dx * dy;
    ofX += dx ** 2;
    ofY += dy ** 2;
  });
  return together / Math.sqrt(ofX * ofY);
}
