/** Examples of figures that show a picture or an arrangement. */
export const DRAWN_EXAMPLES = {
  cycle: `
kind: cycle
title: How a habit feeds itself
caption: Change the cue or the reward, and the middle of the loop follows.
alt: Four numbered steps in a circle with arrows between them - cue, craving, action, reward - around the words one small habit.
centre: One small habit
steps:
  - {label: Cue, text: "The kettle clicks off"}
  - {label: Wish, text: "A quiet minute before work"}
  - {label: Action, text: "Ten slow breaths at the window"}
  - {label: Reward, text: "Shoulders drop; tea tastes better"}
`,
  diagram: `
kind: diagram
title: A lettuce in a jar
caption: As the plant drinks, the falling water leaves a band of damp air where the upper roots can breathe.
alt: A glass jar in cross-section. A lettuce sits in a net pot in the lid; its upper roots hang in air and its lower roots in water.
width: 100
height: 62
shapes:
  - {rect: [30, 20, 40, 40], r: 4, tone: paper}
  - {path: "M31 40 H69 V56 Q69 59 66 59 H34 Q31 59 31 56 Z", tone: water, fill: true}
  - {line: [[33, 40], [42, 39.2], [50, 40], [58, 39.2], [67, 40]], tone: water, width: 0.8}
  - {path: "M46 27 C45 33 42 36 41 45 M50 28 C50 36 50 44 50 55 M54 27 C55 33 58 37 59 46 M48 28 C47 38 46 44 45 53 M52 28 C53 38 54 44 55 54", tone: root, width: 0.8}
  - {rect: [28, 16, 44, 5], r: 1.5, tone: soft}
  - {polygon: [[43, 16], [57, 16], [55, 27], [45, 27]], tone: clay}
  - {path: "M50 17 C38 16 31 10 30 3 C38 2 46 8 50 16 Z", tone: leaf, fill: true}
  - {path: "M50 17 C62 16 69 10 70 3 C62 2 54 8 50 16 Z", tone: leaf, fill: true}
  - {path: "M50 17 C43 12 43 4 50 0.5 C57 4 57 12 50 17 Z", tone: leaf, fill: true}
  - {path: "M50 16 V5 M50 16 L36 6 M50 16 L64 6", tone: leaf, width: 0.5}
labels:
  - {at: [80, 8], label: Lettuce, text: "started in a plug, then moved to the lid"}
  - {at: [80, 21], label: Net cup, text: holds the stem dry}
  - {at: [20, 33], label: Air roots, text: "grow side shoots in damp air; do not drown them by topping up"}
  - {at: [80, 50], label: Water roots, text: drink the feed}
`,
  poses: `
kind: poses
title: Three poses to start with
caption: Stand, fold a little, rest. Each has an easier form.
ids: [mountain-pose, half-standing-forward-bend, childs-pose]
notes: {half-standing-forward-bend: "Hands on a chair back or a wall."}
sources: [nccih-yoga]
`,
};
