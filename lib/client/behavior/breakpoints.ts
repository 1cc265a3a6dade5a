/** Desktop, exactly as the style sheets spell it; everything else is mobile. */
export const DESKTOP = '(width > 996px)';
