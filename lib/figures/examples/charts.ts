/** Examples of figures that show numbers and times. */
export const CHART_EXAMPLES = {
  bar: `
kind: bar
title: Vitamin C in one portion
caption: A raw red pepper or an orange covers a day's need by itself; the dashed line is the US intake for men.
alt: Ten horizontal bars. Red pepper and orange juice reach past the line at 90 milligrams; potato and tomato stay far below it.
data: vitamins.vitamins.vitamin-c.food_sources
label: food
value: amount
limit: 8
target: {value: 90, label: 90 mg a day for men (US)}
sources: [usda-fdc]
`,
  stacked: `
kind: stacked
title: Where a day's fibre could come from
caption: No single food does it; three meals and a snack add up to about 30 grams.
alt: Three stacked bars. The first day holds 12 grams, mostly from bread; the third reaches 31 grams, evenly spread over four groups.
unit: g
series: [Wholegrains, Vegetables, "Beans and lentils", Fruit and nuts]
items:
  - {label: White-bread day, values: [4, 4, 0, 4]}
  - {label: One swap each meal, values: [8, 6, 3, 6]}
  - {label: "A 30-gram day", values: [10, 8, 7, 6]}
`,
  range: `
kind: range
title: Hours of sleep by age
caption: The range narrows and sinks with age, but adults of any age still need at least seven hours.
alt: Five bars from top to bottom, moving left with age, from 12 to 16 hours for infants to 7 to 8 hours after 65.
unit: hours in 24, naps included for the youngest
items:
  - {label: Infants, note: 4 to 12 months, from: 12, to: 16}
  - {label: Pre-school, note: 3 to 5 years, from: 10, to: 13}
  - {label: School age, note: 6 to 12 years, from: 9, to: 12}
  - {label: Teenagers, from: 8, to: 10}
  - {label: 65 and over, from: 7, to: 8}
marks: [{value: 7, label: "The adult minimum"}]
sources: [cdc-sleep]
`,
  line: `
kind: line
title: Caffeine left after one cup
caption: For a slow user, half of a four o'clock coffee is still there at bedtime.
alt: Two falling curves from 100 percent. The fast one is near zero after nine hours, the slow one still holds a third.
illustrative: true
x: {label: Hours since the cup, ticks: [{at: 0, label: "0"}, {at: 3, label: "3"}, {at: 6, label: "6"}, {at: 9, label: "9"}, {at: 12, label: "12"}]}
y: {label: Left in the body, unit: "%", min: 0, max: 100}
series:
  - {label: Fast users, points: [[0, 100], [3, 50], [6, 25], [9, 12], [12, 6]]}
  - {label: Slow users, points: [[0, 100], [3, 71], [6, 50], [9, 35], [12, 25]]}
`,
  calendar: `
kind: calendar
title: When to sow and pick four salad crops
caption: Sowing a little every few weeks from March keeps the bowl full until the first hard frost.
alt: Four rows over the months. Lettuce is sown from March to August and picked from May to October; the others follow the same wave, and corn salad runs through the winter.
note: For a temperate garden in the northern hemisphere; move everything six months in the southern.
sources: [ifas-vh021]
rows:
  - label: Lettuce
    spans:
      - {from: Mar, to: Aug, kind: sow}
      - {from: May, to: Oct, kind: harvest}
  - label: Tomato
    spans:
      - {from: Mar, to: Apr, kind: sow}
      - {from: May, to: Jun, kind: plant}
      - {from: Jul, to: Oct, kind: harvest}
  - label: Corn salad
    spans:
      - {from: Aug, to: Sep, kind: sow}
      - {from: Oct, to: Mar, kind: harvest}
  - label: Apple tree
    spans:
      - {from: Dec, to: Feb, kind: prune}
      - {from: Sep, to: Oct, kind: peak}
      - {from: Nov, to: Nov, kind: rest}
      - {from: Apr, to: Apr, kind: note, label: Blossom}
`,
  clock: `
kind: clock
title: A day around night shifts
caption: One anchor stretch of sleep stays the same whether you work or not.
alt: Two rows over 24 hours. On a night-shift day sleep runs from 9 to 16 and work from 22 to 6; on a day off sleep runs from 3 to 11.
rows:
  - label: Night shift
    spans:
      - {from: "08:30", to: "15:30", kind: sleep}
      - {from: "16:00", to: "17:30", kind: light}
      - {from: "18:00", to: "18:45", kind: food}
      - {from: "22:00", to: "06:00", kind: work}
      - {from: "07:00", to: "08:30", kind: calm}
  - label: Day off
    spans:
      - {from: "03:00", to: "11:00", kind: sleep}
      - {from: "12:00", to: "14:00", kind: light}
      - {from: "17:00", to: "18:00", kind: move}
      - {from: "19:00", to: "19:45", kind: food}
`,
  ecph: `
kind: ecph
title: Strength and pH for six crops
caption: Leafy crops take the weakest feed; fruiting crops want it about twice as strong.
alt: Two panels of ranges for six crops. EC runs from 0.8 for pepper to 4.0 for tomato; pH stays between 5.5 and 7.
ids: [basil, lettuce, spinach, strawberry, pepper, tomato]
`,
};
