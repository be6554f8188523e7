import { createTheme } from '@mui/material/styles';
// Types of the theme's CSS variables.
import '@mui/material/themeCssVarsAugmentation';

const fontFamily = "'Inter Variable', system-ui, sans-serif";

/** The only theme. Plain style sheets use its colours as CSS variables (app/base.css). */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0d7469', dark: '#0a5f56', contrastText: '#ffffff' },
        error: { main: '#b42318' },
        warning: { main: '#b25e09' },
        background: { default: '#f5f6f8', paper: '#ffffff' },
        text: { primary: '#161b21', secondary: '#57626d' },
        divider: '#e3e6ea',
      },
    },
    dark: {
      palette: {
        primary: { main: '#4fcfc0', dark: '#7ee0d5', contrastText: '#04211e' },
        error: { main: '#f4897f', contrastText: '#2b0705' },
        warning: { main: '#f2b355' },
        background: { default: '#0e1114', paper: '#15191d' },
        text: { primary: '#e7eaed', secondary: '#a0aab5' },
        divider: '#272c33',
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    fontSize: 14,
    htmlFontSize: 16,
    button: { textTransform: 'none', fontWeight: 550, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } } },
    },
    MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
    // A menu is placed by where its button is in the window; only what is in it grows with the text size.
    MuiPopover: {
      styleOverrides: {
        root: { zoom: 'calc(1 / var(--text-scale))' },
        paper: { '& > *': { zoom: 'var(--text-scale)' } },
      },
    },
    MuiDialog: {
      defaultProps: { transitionDuration: 0 },
      styleOverrides: {
        paper: {
          backgroundImage: 'none',
          border: '1px solid var(--line)',
          borderRadius: 12,
          boxShadow: '0 16px 48px rgb(0 0 0 / 24%)',
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 16, lineHeight: '24px', fontWeight: 600 } } },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: 32,
          padding: '4px 14px',
          borderColor: 'var(--line-strong)',
          color: 'var(--ink-soft)',
          fontSize: 13,
          lineHeight: '20px',
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: 'var(--accent-tint)',
            color: 'var(--accent-ink)',
          },
        },
      },
    },
  },
});
