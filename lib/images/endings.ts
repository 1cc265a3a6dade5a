/** How the names of images end that the site can show, for patterns such as `\.(…)$`; lib/images/inspect.ts says what each holds. */
export const IMAGE_ENDINGS = 'avif|gif|jpe?g|png|svg|webp';
